-- Counts of live offers change with every import. Room in each page lets a row change without new entries in the word indexes.
ALTER TABLE "search_documents" SET (fillfactor = 50);

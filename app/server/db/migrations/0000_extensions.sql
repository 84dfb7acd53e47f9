-- Trigrams find words near a misspelt one; btree_gin lets a country and a tsvector share one index.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;

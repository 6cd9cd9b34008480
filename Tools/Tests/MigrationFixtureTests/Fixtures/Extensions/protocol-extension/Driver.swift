print(RecordShelf().sortedTitles(), RecordShelf().first())

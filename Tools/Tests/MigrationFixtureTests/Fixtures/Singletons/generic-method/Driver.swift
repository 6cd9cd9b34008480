print(Librarian().find([9, 1, 5]) ?? 0)
Librarian().list()

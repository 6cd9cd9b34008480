print(Scanner1804.Builder().limited(to: 7).scan(), Scanner1804().scan())

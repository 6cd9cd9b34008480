let shelf = DugongShelf()
print(shelf.title(isLong: false))
print(shelf.title(isLong: true))

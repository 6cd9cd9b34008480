print(SoupKitchen().recipe)

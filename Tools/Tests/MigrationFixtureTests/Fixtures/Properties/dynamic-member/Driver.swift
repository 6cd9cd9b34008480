print(Museum().east, Museum().west)

let plough = SnowPlough()
print(plough.fill(), plough.reserve())

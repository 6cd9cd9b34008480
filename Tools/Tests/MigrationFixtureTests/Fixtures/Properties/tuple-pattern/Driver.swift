print(MapPin().text())

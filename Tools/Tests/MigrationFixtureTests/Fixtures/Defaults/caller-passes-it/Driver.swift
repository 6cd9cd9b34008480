for house in TeaHouses.all() { print(house.serve()) }

print(Watchmaker().old(), Watchmaker().new())

print(Postilion().ride(), Postilion().call())

print(Sculptor().work())

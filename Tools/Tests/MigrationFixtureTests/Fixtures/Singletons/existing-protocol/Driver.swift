print(Chemist().mix())

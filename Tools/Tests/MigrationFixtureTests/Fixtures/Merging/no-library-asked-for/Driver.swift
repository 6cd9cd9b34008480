print(Tinsmith().cups())

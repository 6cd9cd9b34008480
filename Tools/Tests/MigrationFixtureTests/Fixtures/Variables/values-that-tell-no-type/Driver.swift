let reader2906 = Reader2906()
State2906.apply()
print(reader2906.tried(), reader2906.found(), reader2906.made(), reader2906.wide())

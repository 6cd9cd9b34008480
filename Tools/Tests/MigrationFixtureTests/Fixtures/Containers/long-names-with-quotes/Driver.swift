print(Lock6125().open(3))

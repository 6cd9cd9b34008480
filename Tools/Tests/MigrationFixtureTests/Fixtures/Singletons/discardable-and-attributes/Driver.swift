print(Herald().proclaim())

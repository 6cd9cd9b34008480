print(Cooper().barrel())

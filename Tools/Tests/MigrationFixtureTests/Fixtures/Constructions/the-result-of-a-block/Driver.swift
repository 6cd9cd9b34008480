print(Track6180().makeDecoder().decode())

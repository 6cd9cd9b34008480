print(Astronomer().observe())

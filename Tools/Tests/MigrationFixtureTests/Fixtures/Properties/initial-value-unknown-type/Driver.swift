print(Sundial().hour())

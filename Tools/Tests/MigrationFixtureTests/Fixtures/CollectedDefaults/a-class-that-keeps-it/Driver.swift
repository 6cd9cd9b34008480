print(Taken1Screen(size: 1).show())

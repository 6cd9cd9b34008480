print(Bookbinder().bind())

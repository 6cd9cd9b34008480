print(Kite6113().fly())

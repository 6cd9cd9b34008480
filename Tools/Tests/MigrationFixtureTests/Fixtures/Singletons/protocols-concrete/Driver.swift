print(Milliner().fit(57))

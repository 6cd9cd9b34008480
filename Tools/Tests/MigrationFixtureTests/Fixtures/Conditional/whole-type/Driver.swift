print(WindVane().read())

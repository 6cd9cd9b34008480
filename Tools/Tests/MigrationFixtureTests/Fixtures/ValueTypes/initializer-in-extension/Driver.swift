print(Kilometre(value: 3).town(), Kilometre(miles: 30).town())

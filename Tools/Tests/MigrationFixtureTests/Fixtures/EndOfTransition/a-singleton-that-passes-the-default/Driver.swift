print(PlumageDesk.shared.count())

print(Butler(employer: .shared).isAtHome(), Butler(employer: Manor(rooms: 2)).isAtHome())

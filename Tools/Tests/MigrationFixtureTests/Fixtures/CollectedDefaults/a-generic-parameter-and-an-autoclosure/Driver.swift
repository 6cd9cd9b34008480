print(Taken12Screen(size: 1).text)

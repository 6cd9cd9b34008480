Caretaker().wake()

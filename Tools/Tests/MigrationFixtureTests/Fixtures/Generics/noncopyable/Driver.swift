let letter = SealedLetter(text: "Dear")
print(letter.open())

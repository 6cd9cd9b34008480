print(LetterScale().cents(), LetterScale(grams: 100).cents(), LetterScale(grams: 7, zone: 3).cents())

print(Tailor().cut(48))

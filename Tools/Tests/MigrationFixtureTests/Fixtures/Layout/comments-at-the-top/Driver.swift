let guide = MuseumGuide()
print(guide.next(), guide.next())

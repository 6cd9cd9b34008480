print(BirdRing(number: 1, station: nil).text)
print(BirdRing(number: 2, station: "Kiel", note: "young").text)

print(TentSite(number: 4).fee(), TentSite(number: 5, nights: 3, hasPower: true).fee())
print(TentSite(number: 5, guests: ["Ann"]).fee(), TentSite(number: 1).country)

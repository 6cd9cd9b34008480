print(Taken9Screen(name: "a").text, Taken9Screen(name: "a", store: Taken9Store()).text)

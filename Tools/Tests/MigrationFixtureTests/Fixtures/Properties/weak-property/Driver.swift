print(Apprentice(name: "Jo").recite())

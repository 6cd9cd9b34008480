print(Theatre.Usher(row: 5).dim(), Theatre.Cloakroom().close())

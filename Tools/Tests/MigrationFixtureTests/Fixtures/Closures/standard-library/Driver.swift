print(LeagueTable(clubs: ["ab", "abc", "a", "abcd"]).table())

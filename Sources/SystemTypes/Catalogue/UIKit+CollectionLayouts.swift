extension Catalogue {
    /// The layouts of collection views.
    static let uiKitCollectionLayouts: StaticString = #"""
        module UIKit
        main class NSCollectionLayoutAnchor: NSObject @13
        main class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem @13
          convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
          var extendsBoundary, pinToVisibleBounds: Bool
        main protocol NSCollectionLayoutContainer: NSObjectProtocol @13
          let contentSize, effectiveContentSize: CGSize
          let contentInsets, effectiveContentInsets: NSDirectionalEdgeInsets
        main class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem @13
          class func background(elementKind: String) -> Self
        main class NSCollectionLayoutDimension: NSObject @13
          class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self
          class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self
          class func absolute(_ absoluteDimension: CGFloat) -> Self
          class func estimated(_ estimatedDimension: CGFloat) -> Self
          let dimension: CGFloat
        main class NSCollectionLayoutEdgeSpacing: NSObject @13
        main protocol NSCollectionLayoutEnvironment: NSObjectProtocol @13
          let container: any NSCollectionLayoutContainer
          let traitCollection: UITraitCollection
        main class NSCollectionLayoutGroup: NSCollectionLayoutItem @13
          class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self
          class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
          class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
            -> Self @16
          class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self
          class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
          class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
            -> Self @16
          var interItemSpacing: NSCollectionLayoutSpacing?
          let subitems: [NSCollectionLayoutItem]
        main class NSCollectionLayoutItem: NSObject @13
          convenience init(layoutSize: NSCollectionLayoutSize)
          convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem])
          var contentInsets: NSDirectionalEdgeInsets
          var edgeSpacing: NSCollectionLayoutEdgeSpacing?
          let layoutSize: NSCollectionLayoutSize
        main class NSCollectionLayoutSection: NSObject @13
          convenience init(group: NSCollectionLayoutGroup)
          class func list(using configuration: UICollectionLayoutListConfiguration,
            layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection @14
          var contentInsets: NSDirectionalEdgeInsets
          var interGroupSpacing: CGFloat
          var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
          var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem]
          var supplementariesFollowContentInsets: Bool
          var decorationItems: [NSCollectionLayoutDecorationItem]
        main class NSCollectionLayoutSize: NSObject @13
          convenience init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
          let widthDimension, heightDimension: NSCollectionLayoutDimension
        main class NSCollectionLayoutSpacing: NSObject @13
          class func flexible(_ flexibleSpacing: CGFloat) -> Self
          class func fixed(_ fixedSpacing: CGFloat) -> Self
        main class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem @13
        struct UICollectionLayoutListConfiguration @14
          init(appearance: UICollectionLayoutListConfiguration.Appearance)
          var appearance: UICollectionLayoutListConfiguration.Appearance
          var showsSeparators: Bool
          var backgroundColor: UIColor?
          var leadingSwipeActionsConfigurationProvider, trailingSwipeActionsConfigurationProvider:
            UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
          var headerMode: UICollectionLayoutListConfiguration.HeaderMode
          var footerMode: UICollectionLayoutListConfiguration.FooterMode
          var headerTopPadding: CGFloat? @15
        enum UICollectionLayoutListConfiguration.Appearance: Int @14
          case plain, grouped, insetGrouped, sidebar, sidebarPlain
        enum UICollectionLayoutListConfiguration.FooterMode: Int @14
          case none, supplementary
        enum UICollectionLayoutListConfiguration.HeaderMode: Int @14
          case none, supplementary, firstItemInSection
        typealias UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider =
            (IndexPath) -> UISwipeActionsConfiguration? @14
        enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int @13
          case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
        main class UICollectionViewCompositionalLayout: UICollectionViewLayout @13
          designated init(section: NSCollectionLayoutSection)
          designated init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration)
          designated init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider)
          designated init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration)
          var configuration: UICollectionViewCompositionalLayoutConfiguration
          class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout @14
        main class UICollectionViewCompositionalLayoutConfiguration: NSObject @13
          var scrollDirection: UICollectionView.ScrollDirection
          var interSectionSpacing: CGFloat
          var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem]
        typealias UICollectionViewCompositionalLayoutSectionProvider =
            (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? @13
        main protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate
          optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath) -> CGSize
          optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int) -> UIEdgeInsets
          optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int) -> CGFloat
          optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
          optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int) -> CGSize
          optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int) -> CGSize
        main class UICollectionViewFlowLayout: UICollectionViewLayout
          static let automaticSize: CGSize @10
          var minimumLineSpacing, minimumInteritemSpacing: CGFloat
          var itemSize, estimatedItemSize: CGSize
          var scrollDirection: UICollectionView.ScrollDirection
          var headerReferenceSize, footerReferenceSize: CGSize
          var sectionInset: UIEdgeInsets
          var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference @11
          var sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds: Bool
        enum UICollectionViewFlowLayout.SectionInsetReference: Int @11
          case fromContentInset, fromSafeArea, fromLayoutMargins
        main class UICollectionViewLayout: NSObject
          init()
          init?(coder: NSCoder)
          class let layoutAttributesClass, invalidationContextClass: AnyClass
          let collectionView: UICollectionView?
          func invalidateLayout()
          func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext)
          func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String)
          func prepare()
          func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
          func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
          func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
          func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
          func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool
          func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
            -> CGPoint
          func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
          let collectionViewContentSize: CGSize
          func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
          func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
        main class UICollectionViewLayoutAttributes: NSObject
          convenience init(forCellWith indexPath: IndexPath)
          convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
          convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath)
          var frame, bounds: CGRect
          var center: CGPoint
          var size: CGSize
          var transform: CGAffineTransform
          var transform3D: CATransform3D
          var alpha: CGFloat
          var zIndex: Int
          var isHidden: Bool
          var indexPath: IndexPath
          let representedElementCategory: UICollectionView.ElementCategory
          let representedElementKind: String?
        main class UICollectionViewLayoutInvalidationContext: NSObject
        main class UICollectionViewTransitionLayout: UICollectionViewLayout
        """#
}
